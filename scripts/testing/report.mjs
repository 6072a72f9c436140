import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a command that writes a JSON report, and reads the report. It is empty when the command wrote none.
 * @template Report
 * @param {(file: string) => Promise<number>} command
 * @returns {Promise<{ code: number, report: Partial<Report> }>}
 */
export async function withReport(command) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  try {
    return { code: await command(file), report: read(file) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
