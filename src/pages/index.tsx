import Layout from '@theme/Layout';

export default function HomePage() {
  return (
    <Layout title="Home" description="Home">
      <main>
        <h1>Home</h1>
      </main>
    </Layout>
  );
}
