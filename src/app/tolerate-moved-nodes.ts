/**
 * Prevents crashes when other code changes React's elements (react issue 11538). Translators replace text nodes, and password managers wrap
 * or remove elements. `removeChild` and `insertBefore` would then throw, and the crash page would replace the app. Here a node is removed
 * from its current parent. A node to insert goes before the wrapper of its sibling, or else last.
 */
export function tolerateMovedNodes() {
  const own = Node.prototype;
  const { removeChild, insertBefore } = own;
  own.removeChild = function (child) {
    if (child.parentNode === this) return removeChild.call(this, child) as typeof child;
    child.parentNode?.removeChild(child);
    return child;
  };
  own.insertBefore = function (node, before) {
    let place: Node | null = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as typeof node;
  };
}
