/** What the code of a certificate says: it is one of ours, and whose, with a masked name; or it is none. */
import type { ReactElement } from 'react';
import type { DataOf } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { Notice } from '@/ui/kit/Notice';
import { Stack } from '@/ui/kit/Stack';
import { Title } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { longDay } from './certificateText';

type Checked = DataOf<'college.certificate'> | 'none' | null | undefined;

/** What is known of a certificate; undefined while it is asked, or when there is none to ask about; null when it could not be asked. */
export function useCheck(no: string | undefined): Checked {
  return useBlock(async () => {
    if (no === undefined) return undefined;
    try {
      return await call('college.certificate', { no: no.slice(0, 30) }, { hide: true });
    } catch (error) {
      if (error instanceof RefusedError && error.code >= 400 && error.code < 500 && error.code !== 429) return 'none';
      throw error;
    }
  }, no ?? '');
}

interface CheckProps {
  no: string;
  courseId: string;
  found: Checked;
}

export function Check({ no, courseId, found }: CheckProps): ReactElement | null {
  if (found === undefined || found === null) return null;
  // The number of another course on this page would read as one of this.
  if (found === 'none' || found.courseId !== courseId)
    return <Notice tone="danger">{`查不到编号 ${no} 的证书，请核对后再扫一次`}</Notice>;
  return (
    <Card place="next" pad="all">
      <Stack gap={8}>
        <Title>证书有效</Title>
        <Facts
          closed={false}
          rows={[
            { label: '编号', value: found.no },
            { label: '学员', value: found.name },
            { label: '课程', value: found.title },
            { label: '学成', value: longDay(found.day) },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Where nothing else stands on the page. */
export const LoneCheck = (props: Omit<CheckProps, 'found'>): ReactElement => (
  <Check {...props} found={useCheck(props.no)} />
);
