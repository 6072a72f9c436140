/**
 * Keeps React working where something else has changed its elements (react issue 11538). Translators replace text nodes, password managers
 * wrap or remove elements, and `removeChild` and `insertBefore` then throw, which would put the crash page in the place of the whole app.
 * A node is removed from where it is now; one that is to come before another comes before that one's wrapper, or else last.
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
