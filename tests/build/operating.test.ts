import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '@/settings';
import { onPath } from '../../scripts/command.mjs';

const read = (path: string) => readFileSync(path, 'utf8');

describe('hosting/alerts.yml', () => {
  const file = 'hosting/alerts.yml';

  it.skipIf(!onPath('promtool'))('passes the check of alert rules by promtool', () => {
    expect(spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it('gives each alert a duration, a severity, and a row in the table of incidents', () => {
    const { groups } = parse(read(file)) as { groups: { rules: { alert: string; annotations: { summary: string } }[] }[] };
    for (const rule of groups.flatMap(({ rules }) => rules)) {
      const given = { for: expect.stringMatching(/^\d+[mh]$/), labels: { severity: expect.stringMatching(/^(page|ticket)$/) } };
      expect(rule).toMatchObject({ ...given, annotations: { summary: expect.stringContaining(`Incident ${rule.alert}: `) } });
      expect(read('docs/operators.md')).toMatch(new RegExp(`^\\| \`${rule.alert}\` +\\|`, 'm'));
    }
  });
});

interface Manifest {
  apiVersion: string;
  kind: string;
  data?: Record<string, string>;
}

/** The errors of manifests by the types of Kubernetes, which are made from its OpenAPI document. They refuse unknown members. */
function refusals(manifests: readonly Manifest[]) {
  const lines = manifests.map((manifest) => {
    const module = `kubernetes-types/${manifest.apiVersion.replace(/^v/, 'core/v').replace('.k8s.io', '')}`;
    return `{ const _: import('${module}').${manifest.kind} = ${JSON.stringify(manifest)}; }`;
  });
  const file = 'tests/build/manifests.ts';
  const { Bundler: moduleResolution } = ts.ModuleResolutionKind;
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es5.d.ts'], module: ts.ModuleKind.ESNext, moduleResolution };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, lines.join('\n'), target) : getSourceFile(name, target);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('hosting/kubernetes.yaml', () => {
  const manifests = parseAllDocuments(read('hosting/kubernetes.yaml')).map((document) => document.toJS() as Manifest);

  it('fits the types of Kubernetes, which refuse a misspelt member of hosting/kubernetes.yaml', { timeout: 30_000 }, () => {
    expect(manifests.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Deployment', 'Service', 'PodDisruptionBudget', 'Ingress']);
    const misspelt = JSON.parse(JSON.stringify(manifests[1]).replace('readOnlyRootFilesystem', 'readOnlyRootFileSystem')) as Manifest;
    expect(refusals([...manifests, misspelt])).toEqual([expect.stringContaining('"readOnlyRootFileSystem"\' does not exist in type')]);
  });

  it('runs the image with its user, port, folder and settings', () => {
    const [image, deployment] = [read('hosting/Dockerfile'), JSON.stringify(manifests[1])];
    for (const part of ['USER 33:33', 'EXPOSE 8080', 'http://127.0.0.1:8080/healthz']) expect(image).toContain(part);
    for (const part of ['"runAsUser":33', '"runAsGroup":33', '"containerPort":8080', '"mountPath":"/tmp"'])
      expect(deployment).toContain(part);
    expect(read('hosting/server.conf')).toContain('listen 8080;');
    expect(settingNames()).toEqual(expect.arrayContaining(Object.keys(manifests[0]?.data ?? {})));
  });
});

it.each(['Dockerfile', 'hosting/Dockerfile'])('builds %s from the Node of .nvmrc, by digest', (path) => {
  const bases = [...read(path).matchAll(/^(?:FROM|ARG \w+=)\s*(node:\S+)/gm)].map(([, base]) => base);
  const node = new RegExp(`^node:${read('.nvmrc').trim()}\\.[\\d.]+-bookworm-slim@sha256:[0-9a-f]{64}$`);
  expect(bases).toEqual([expect.stringMatching(node)]);
});
