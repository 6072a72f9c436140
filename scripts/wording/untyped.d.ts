declare module 'write-good' {
  /** Each check runs unless its name disables it. */
  export default function writeGood(
    text: string,
    checks?: Readonly<Record<string, boolean>>,
  ): { reason: string; index: number; offset: number }[];
}

declare module 'text-readability' {
  const readability: { fleschKincaidGrade: (text: string) => number };
  export default readability;
}
