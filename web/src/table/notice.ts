// When it becomes one's turn while one looks elsewhere: the tab says so, by its title, its icon and a notification.
import marked from './turn.svg?url';

function icon(): HTMLLinkElement | null {
  return document.querySelector('link[rel="icon"]');
}

/** Marks the tab with a title; gives back how to make it as it was. */
export function markTab(title: string, mine: boolean): () => void {
  const link = icon();
  const before = { title: document.title, icon: link?.getAttribute('href') ?? null };
  document.title = title;
  if (link && mine) link.href = marked;
  return () => {
    document.title = before.title;
    if (link && before.icon !== null) link.setAttribute('href', before.icon);
  };
}

/** Whether a browser could notify, and whether it has been asked. */
export function notifying(): NotificationPermission | 'never' {
  return typeof Notification === 'undefined' || !globalThis.isSecureContext ? 'never' : Notification.permission;
}

/** Tells somebody who looks elsewhere. */
export function notify(title: string, body: string): void {
  if (notifying() !== 'granted' || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, icon: marked, tag: 'woebegone' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some browsers notify only from a worker; the tab's title has to do.
  }
}
