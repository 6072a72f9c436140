/**
 * Replaces every text node by two nested `<font>` elements, as Google Translate does in Chrome, and each later one. `mark` changes its
 * text. Returns a function that stops it. A browser test passes this function to its page, so it uses nothing outside itself.
 */
export function translatePage(mark = (text: string) => text): () => void {
  const replace = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, title, template, [translate=no]')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = mark(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  replaceAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') replaceAll(target);
      else addedNodes.forEach((node) => node.isConnected && replaceAll(node));
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
