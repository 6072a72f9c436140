import type { Page } from '@playwright/test';

/**
 * Replaces every text node by two nested `<font>` elements, as Google Translate does in Chrome, and each later one. The text
 * does not change, so that a test can still read it.
 */
export const isTranslated = (page: Page) =>
  page.addInitScript(() => {
    const replace = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, title, template, [translate=no]')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceAll = (root: Node) => {
      const texts: Text[] = root instanceof Text ? [root] : [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    const begin = () => {
      replaceAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') replaceAll(target);
          else addedNodes.forEach((node) => node.isConnected && replaceAll(node));
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    // A translator starts after the page's script has run.
    addEventListener('load', begin);
  });
