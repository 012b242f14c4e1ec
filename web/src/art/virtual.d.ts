// Made by build/art.ts: each shelf of each set, the names of its pictures, and how to fetch them.
declare module 'virtual:art' {
  type Fetch = () => Promise<{ default: Record<string, string> }>;
  const shelves: [shelf: string, names: string, fetch: Fetch][];
  export default shelves;
}
