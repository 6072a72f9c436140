import type ts from 'typescript';
import { source } from './program';

/** A place in the code. */
export interface Mention {
  file: string;
  code: string;
}

/** The rooms whose code a page is made of. The wires and the nouns know no addresses. */
const rooms = ['journeys/', 'content/', 'forms/', 'outcome/', 'app/'].map(source);
/** Met by every page, and read for itself. */
const readApart = ['outcome/use-step.ts', 'outcome/step.ts', 'app/guarded.tsx', 'app/routes.tsx'].map(source);

/** Whether the walk follows a name into where it is declared. */
export function isOpen(declaration: ts.Node): boolean {
  const { fileName } = declaration.getSourceFile();
  return rooms.some((room) => fileName.startsWith(room)) && (!readApart.includes(fileName) || isAnswerOfEveryCall(declaration));
}

/** What `step` itself does about what an answer says of the session. */
const isAnswerOfEveryCall = (declaration: ts.Node) =>
  declaration.getSourceFile().fileName === source('outcome/step.ts') && !/^step\b|^outcomeOf\b/.test(declaration.getText());
