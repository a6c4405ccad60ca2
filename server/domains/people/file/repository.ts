/** SQL of uploaded pictures. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { files, sealedFiles } from '../../../db/schema';

export type FileRow = typeof files.$inferSelect;

export const insertFile = insertInto(files);

export async function pageOfFilms(
  tx: Tx,
  memberId: string,
  mime: string,
  limit: number,
  offset: number,
): Promise<Paged<FileRow>> {
  const where = and(eq(files.memberId, memberId), eq(files.mime, mime));
  return paged(tx.select().from(files).where(where).orderBy(desc(files.id)), limit, offset, () =>
    tx.$count(files, where),
  );
}

/** False when the member has no such film. */
export async function deleteFilm(tx: Tx, memberId: string, id: string, mime: string): Promise<boolean> {
  const rows = await tx
    .delete(files)
    .where(and(eq(files.id, id), eq(files.memberId, memberId), eq(files.mime, mime)))
    .returning({ id: files.id });
  return rows.length > 0;
}

/** Every path is an upload of the member, of this type. */
export async function ownsFiles(tx: Tx, memberId: string, paths: readonly string[], mime: string): Promise<boolean> {
  const own = await tx
    .select({ path: files.path })
    .from(files)
    .where(and(eq(files.memberId, memberId), eq(files.mime, mime), inArray(files.path, [...paths])));
  return paths.every((wanted) => own.some(({ path }) => path === wanted));
}

/** The member's own upload of this address. */
export async function findOwnFile(tx: Tx, memberId: string, path: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.path, path), eq(files.memberId, memberId)));
  return row;
}

/** What is known of the uploads of these addresses, whoever sent them. */
export const listFilesAt = (tx: Tx, paths: readonly string[]): Promise<FileRow[]> =>
  paths.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(files)
        .where(inArray(files.path, [...paths]));

/** What can be looked at of each: of a film its cover, all else as it is. */
export async function stillsOf(tx: Tx, paths: readonly string[]): Promise<string[]> {
  const covers = new Map((await listFilesAt(tx, paths)).map(({ path, cover }) => [path, cover]));
  return paths.map((path) => covers.get(path) ?? path);
}

export async function deleteFileAt(tx: Tx, path: string): Promise<void> {
  await tx.delete(files).where(eq(files.path, path));
}

export async function insertSealed(tx: Tx, row: typeof sealedFiles.$inferInsert): Promise<void> {
  await tx.insert(sealedFiles).values(row);
}

/** Every name is a sealed picture that the member sent. The sweep waits for the form they go into. */
export async function ownsSealed(tx: Tx, memberId: string, names: readonly string[]): Promise<boolean> {
  const own = await tx
    .select({ name: sealedFiles.name })
    .from(sealedFiles)
    .where(and(eq(sealedFiles.memberId, memberId), inArray(sealedFiles.name, [...names])))
    .for('share');
  return names.every((wanted) => own.some(({ name }) => name === wanted));
}

/** The sealed pictures that are the same as one of these, whoever sent them. Who takes one for a form waits for the other who does. */
export const lockTwins = (tx: Tx, names: readonly string[]): Promise<{ name: string; memberId: string }[]> =>
  tx
    .select({ name: sealedFiles.name, memberId: sealedFiles.memberId })
    .from(sealedFiles)
    .where(
      inArray(
        sealedFiles.hash,
        tx
          .select({ hash: sealedFiles.hash })
          .from(sealedFiles)
          .where(inArray(sealedFiles.name, [...names])),
      ),
    )
    .orderBy(asc(sealedFiles.name))
    .for('update');

/** Whose it is; waits for a form that takes it. */
export async function lockSealed(tx: Tx, name: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ memberId: sealedFiles.memberId })
    .from(sealedFiles)
    .where(eq(sealedFiles.name, name))
    .for('update');
  return row?.memberId;
}

export async function deleteSealed(tx: Tx, name: string): Promise<void> {
  await tx.delete(sealedFiles).where(eq(sealedFiles.name, name));
}

export async function listSealed(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx.select({ name: sealedFiles.name }).from(sealedFiles).where(eq(sealedFiles.memberId, memberId));
  return rows.map(({ name }) => name);
}
