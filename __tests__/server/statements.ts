/** What both databases' drivers are asked for while somebody listens. */
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * `heard` answers the statements of a kind (questions, no writes) that `work` put to the database, in their order. Connections keep
 * the `query` they were opened with: to be called before the server is made, and `restore` after it is closed.
 */
export function listenToStatements(kind = /^\s*(select|with|\()/i) {
  const statements: Statement[] = [];
  let isHeard = false;
  const spies = [pg.Client.prototype, PGlite.prototype].map((driver) => {
    const query = driver.query as (...parameters: unknown[]) => unknown;
    return jest.spyOn(driver as { query: typeof query }, 'query').mockImplementation(function (
      this: unknown,
      ...parameters: unknown[]
    ) {
      const [asked, values] = parameters as [string | Partial<Statement>, unknown];
      const { text = '', values: bound } = typeof asked === 'string' ? { text: asked } : asked;
      if (isHeard && kind.test(text))
        statements.push({ text, values: Array.isArray(values) ? (values as unknown[]) : (bound ?? []) });
      return query.apply(this, parameters);
    });
  });
  return {
    async heard(work: () => Promise<unknown>): Promise<Statement[]> {
      isHeard = true;
      try {
        await work();
      } finally {
        isHeard = false;
      }
      return statements.splice(0);
    },
    restore: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
