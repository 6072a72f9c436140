import { getResponse } from 'msw';
import { pageRoutes } from '../../mocks/pages/page-routes';

/** The answer of a page of the mock, in the world of the unit tests. */
export async function askMock(path: string, { cookies = '', ...init }: RequestInit & { cookies?: string } = {}): Promise<Response> {
  const headers = { cookie: `mock_world=default${cookies}` };
  const response = await getResponse(pageRoutes, new Request(`http://localhost:3000${path}`, { ...init, headers }));
  if (!response) throw new Error(`Nobody answers ${path}`);
  return response;
}

export const documentOf = async (response: Response) => new DOMParser().parseFromString(await response.text(), 'text/html');

export const openMock = async (path: string) => documentOf(await askMock(path));
