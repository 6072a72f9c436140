/**
 * Highlights the differences of two pictures in red over the faded second one. Sizes may differ: extra pixels count as different.
 * @param {import('@playwright/test').Page} page any
 * @param {Buffer} before
 * @param {Buffer} now
 * @returns {Promise<{ points: number, picture: Buffer }>}
 */
export async function drawDifference(page, before, now) {
  const { points, picture } = await page.evaluate(
    async (pictures) => {
      const penOf = (/** @type {OffscreenCanvas} */ canvas) => /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
      const images = await Promise.all(
        pictures.map(async (data) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const [one, other] = images.map((image) => {
        const pen = penOf(new OffscreenCanvas(width, height));
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, width, height).data;
      });
      const drawing = new ImageData(width, height);
      let points = 0;
      for (let at = 0; at < drawing.data.length; at += 4) {
        // The fourth value is opacity, which is zero beyond the edge of the smaller picture.
        const differs = [0, 1, 2, 3].some((part) => one?.[at + part] !== other?.[at + part]);
        const faded = [0, 1, 2].map((part) => 255 - (255 - (other?.[at + part] ?? 0)) / 4);
        drawing.data.set([...(differs ? [213, 0, 50] : faded), 255], at);
        if (differs) points += 1;
      }
      const canvas = new OffscreenCanvas(width, height);
      penOf(canvas).putImageData(drawing, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return { points, picture: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
    },
    [before, now].map((picture) => picture.toString('base64')),
  );
  return { points, picture: Buffer.from(picture, 'base64') };
}
