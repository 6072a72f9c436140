import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp } from '../command.mjs';

const SECONDS = 30;

/** The requests of a first visit: the page, and the files that it names. @param {string} folder */
function addresses(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const assets = [...page.matchAll(/<(?:script|link rel="(?:stylesheet|icon)")[^>]*(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  return ['/enter-email', ...assets];
}

/** The Lua script of wrk: each visitor takes the next address in turn, and the result is printed as JSON. @param {(string | undefined)[]} paths */
const script = (paths) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format('GET', paths[next], { ['Accept-Encoding'] = 'gzip, deflate, br' })
end
local threads = {}
setup = function(thread) table.insert(threads, thread) end
-- wrk itself counts only what is 400 or more as an error.
others = 0
response = function(status) if status < 200 or status > 299 then others = others + 1 end end
done = function(summary, latency)
  local errors, others = summary.errors, 0
  for _, thread in ipairs(threads) do others = others + thread:get('others') end
  io.write(string.format(
    '\\n{"requests":%d,"bytes":%d,"microseconds":%d,"connect":%d,"read":%d,"write":%d,"timeout":%d,"others":%d,"p50":%d,"p99":%d}\\n',
    summary.requests, summary.bytes, summary.duration, errors.connect, errors.read, errors.write, errors.timeout, others,
    latency:percentile(50), latency:percentile(99)))
end
`;

/**
 * Visitors who only fetch a page and its files, as fast as they can (wrk). Prints the figures. True when no request was refused.
 * @param {{ origin: string, folder: string, visitors: number }} what
 */
export function fetchFiles({ origin, folder, visitors }) {
  const paths = addresses(folder);
  const temp = mkdtempSync(join(tmpdir(), 'load-'));
  const file = join(temp, 'visit.lua');
  writeFileSync(file, script(paths));
  console.log(`\nFiles: ${visitors} visitors at once, for ${SECONDS} s: ${paths.join(' ')}`);
  const { stdout, stderr } = spawnSync('wrk', ['-t2', `-c${visitors}`, `-d${SECONDS}s`, '-s', file, origin], { encoding: 'utf8' });
  rmSync(temp, { recursive: true });

  const [result] = /^\{.*\}$/m.exec(stdout) ?? giveUp(`wrk printed no result: ${stdout}${stderr}`);
  const { requests, bytes, microseconds, connect, read, write, timeout, others, p50, p99 } = JSON.parse(result);
  const errors = connect + read + write + timeout;
  console.log(`
Requests      ${requests}
Errors        ${errors}   (connect ${connect}, read ${read}, write ${write}, timeout ${timeout})
Non-2xx       ${others}
Requests/s    ${Math.round(requests / (microseconds / 1e6))}
p50, p99      ${(p50 / 1000).toFixed(1)} ms, ${(p99 / 1000).toFixed(1)} ms
Bytes         ${bytes}   (${Math.round(bytes / requests)} per request)`);
  return errors + others === 0 && requests > 0;
}
