// jsdom prefers no language of ours reliably; the tests speak English until they choose otherwise.
localStorage.setItem('woe-lang', 'en');

// jsdom has no canvas and says so loudly; axe asks for one.
HTMLCanvasElement.prototype.getContext = () => null;
