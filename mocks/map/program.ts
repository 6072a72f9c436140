import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** With a slash at the end, and slashes throughout, as the compiler names files. */
export const projectFolder = `${resolve(dirname(fileURLToPath(import.meta.url)), '../..').replaceAll('\\', '/')}/`;
export const source = (path: string) => `${projectFolder}src/${path}`;

/** Where the code begins that the pages are made of, and the names that the build gives it. */
const roots = ['app/shell.tsx', 'vite-env.d.ts'].map(source);

/**
 * The app's own modules as the compiler sees them, by the project's configuration. Libraries stay unknown: the map follows no name
 * into them, and reading their types would take most of the time.
 */
export function appProgram(): ts.Program {
  const { config } = ts.readConfigFile(`${projectFolder}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, projectFolder);
  const host = ts.createCompilerHost({ ...options, lib: ['lib.es2023.d.ts'], types: [] });
  const own = (name: string) => /^(@\/|\.)/.test(name);
  host.resolveModuleNameLiterals = (literals, importer, _redirected, settings) =>
    literals.map(({ text }) => (own(text) ? ts.resolveModuleName(text, importer, settings, host) : { resolvedModule: undefined }));
  return ts.createProgram({ rootNames: roots, options: { ...options, lib: ['lib.es2023.d.ts'], types: [] }, host });
}

/** A file's name as the project says it: `src/journeys/…`. */
export const nameOf = (file: ts.SourceFile) => file.fileName.slice(projectFolder.length);

/** Whether something is written in the app's own code. */
export const isOfApp = (node: ts.Node) => node.getSourceFile().fileName.startsWith(source(''));
