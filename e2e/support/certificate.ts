import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for localhost, created for this run, and its fingerprint, with which Chromium trusts it. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...names];
  execFileSync('openssl', asked, { stdio: 'ignore' });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  const publicKey = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  return { ...made, mark: createHash('sha256').update(publicKey).digest('base64') };
}
