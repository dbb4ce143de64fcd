/** Renders two sheets of paper, or a check mark when done. */
export default function CopyIcon({ isDone }: { readonly isDone: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {isDone ? <path d="m3 8.5 3.5 3.5L13 4.5" /> : <path d="M5.5 5.5h8v8h-8zM10.5 2.5h-8v8" />}
    </svg>
  );
}
