import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileString } from 'sass';
import { root } from './command.mjs';

/** The source maps of the sheets that ESLint is checking. @type {Map<string, SourceMap>} */
const maps = new Map();

/**
 * Lets ESLint check the CSS that a Sass file compiles to. A message names the Sass line of the fault. Faults of the
 * design system are ignored, because its fallbacks accompany them.
 * @type {import('eslint').Linter.Processor}
 */
export const compileStyles = {
  meta: { name: 'compile-styles', version: '1' },
  preprocess(text, filename) {
    const { css, sourceMap } = compileString(text, {
      url: pathToFileURL(filename),
      loadPaths: ['src/styles', 'node_modules'],
      sourceMap: true,
      quietDeps: true,
    });
    maps.set(filename, new SourceMap(/** @type {any} */ (sourceMap)));
    return [{ text: css, filename: 'compiled.css' }];
  },
  postprocess(lists, filename) {
    return lists.flat().flatMap((found) => {
      const written = maps.get(filename)?.findEntry(found.line - 1, found.column - 1);
      if (!written || !('originalSource' in written)) return [found];
      const source = relative(root, fileURLToPath(written.originalSource));
      if (source.startsWith('node_modules')) return [];
      const [line, column] = [written.originalLine + 1, written.originalColumn + 1];
      return [{ ruleId: found.ruleId, severity: found.severity, message: `${found.message} (${source}:${line})`, line, column }];
    });
  },
};
