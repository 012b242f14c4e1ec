declare module 'subset-font' {
  type Wishes = { targetFormat: 'woff2'; keepFeatures?: string[] };
  export default function subset(font: Buffer, letters: string, wishes: Wishes): Promise<Buffer>;
}
