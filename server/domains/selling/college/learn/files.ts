/**
 * GET /lessons/<lesson>-<member>-<hd|sd>.mp4 and <lesson>-<member>.wav: our own film or sound of a lesson, for whoever has the address that
 * was made for that member, while it lasts. The right to it is asked for at each part, as `viewLesson` (learn/lesson.ts) does: a course that was
 * given back plays no further, and what a visitor has of a lesson for members is a file that ends after those seconds.
 */
import type { FastifyInstance } from 'fastify';
import type { Server } from '../../../../http/context';
import { Refusal } from '../../../../http/errors';
import { mayOpen } from '../../../../http/signedUrl';
import { sendParts } from '../../../../lib/ranges';
import { soundOf } from '../../../../audio/plugin';
import { filmOf } from '../../../../video/plugin';
import { findLesson } from '../../../offer/course/repository';
import { tasteOf } from '../../../offer/course/rights';
import { lessonOf, openCourse } from './access';
import { ownMedia, pathOf } from './media';

const FILE = /^([1-9]\d{0,17})-(0|[1-9]\d{0,17})(?:-(hd|sd)\.mp4|\.wav)$/;

const GONE = '课时不存在';

/** The lesson and how long its file is, or why there is none: the status of HTTP and the words. */
async function lessonFor(
  { db, now }: Server,
  { lessonId, memberId }: { lessonId: string; memberId: string },
): Promise<{ mediaId: string; seconds: number } | [status: number, words: string]> {
  const who = memberId === '0' ? undefined : memberId;
  const known = await findLesson(db, lessonId);
  if (!known) return [404, GONE];
  try {
    const opened = await openCourse(db, who, known.courseId, now());
    const lesson = lessonOf(opened, lessonId);
    return { mediaId: lesson.mediaId, seconds: tasteOf(opened.course, lesson, who) ?? lesson.seconds };
  } catch (error) {
    if (error instanceof Refusal) return error.code === 404 ? [404, GONE] : [403, error.message];
    throw error;
  }
}

export function registerLessonFiles(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/lessons/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const [, lessonId, memberId, quality] = FILE.exec(file) ?? [];
      // A file is no call: it answers with the status of HTTP.
      const refuse = (status: number, text: string) =>
        reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text);
      if (lessonId === undefined || memberId === undefined) return refuse(404, GONE);
      if (!mayOpen(server.config, pathOf(file), request.query, server.now()))
        return refuse(410, '播放地址已失效，请重新打开课时');
      const lesson = await lessonFor(server, { lessonId, memberId });
      if (Array.isArray(lesson)) return refuse(...lesson);
      const own = ownMedia(lesson.mediaId);
      const isFilm = quality !== undefined;
      if (!own || (own.kind === 'clip') !== isFilm) return refuse(404, GONE);
      const body = isFilm ? await filmOf(own.no, quality, lesson.seconds) : soundOf(own.no, lesson.seconds);
      if (!body) return refuse(404, GONE);
      return sendParts(request, reply, isFilm ? 'video/mp4' : 'audio/wav', body, 'private, max-age=600');
    },
  );
}
