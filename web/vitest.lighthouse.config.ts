import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['e2e/lighthouse.measure.ts'], testTimeout: 900_000, hookTimeout: 120_000 },
});
