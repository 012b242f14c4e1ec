// What this browser remembers of its reader. A browser that refuses to remember is not an error.

const PREFIX = 'woe-';

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows forget; so do we.
  }
}
