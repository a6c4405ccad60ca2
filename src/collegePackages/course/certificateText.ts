/** What stands on a certificate, and the link of its code. */
import { call } from '@/core/api';
import { withQuery } from '@/core/lib/query';
import { APP_NAME } from '@/core/lib/app';
import { platform } from '@/core/platform';
import { useBlock } from '@/ui/shell';

/** 2026-06-16 -> 2026 年 6 月 16 日 */
export function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${year} 年 ${Number(month)} 月 ${Number(date)} 日`;
}

export const certificateLines = (title: string, day: string): readonly string[] => [
  `于 ${longDay(day)}`,
  `学完「${title}」`,
];

const certificateRoute = (courseId: string, no: string): string =>
  withQuery('/collegePackages/pages/college/course/detail', { id: courseId, certificate: no });

/** As everybody can open it: the server knows where the pages are; without its answer the place this one was opened from. */
export function useCertificateLink(courseId: string, no: string | undefined): string | undefined {
  const route = no === undefined ? '' : certificateRoute(courseId, no);
  const answer = useBlock(async () => {
    if (no === undefined) return undefined;
    const asked = { share_title: `${APP_NAME} 学成证书 ${no}`, share_desc: '', share_pic: '', share_url: route };
    return (await call('site.share', asked, { hide: true }).catch(() => undefined))?.share.url ?? '';
  }, route);
  if (answer === undefined || no === undefined) return undefined;
  if (answer) return answer;
  const here = platform.host.currentUrl();
  const at = here.indexOf('/collegePackages/');
  return at > 0 ? `${here.slice(0, at)}${route}` : route;
}
