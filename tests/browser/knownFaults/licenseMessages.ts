/** Console messages of the packages when the site is built without a license key, newest first. */
export const LICENSE_MESSAGES: readonly RegExp[] = [
  /^\*+ MUI X: Missing license key\. .* \*+$/,
  /^\*+ MUI: Missing license key\. .* \*+$/,
  /^[*\s]+Material-UI X: License key not found\. .* \*+$/,
  /^\*+ MUI: License key not found for @mui\/x-[\w-]+\. .* \*+$/,
];

/** Watermark that the commercial components show without a license key, in all versions. */
export const LICENSE_WATERMARK = /^(MUI X:? Missing license key|Material-UI X Unlicensed product)$/;
