/** The heart of a course, or of a short lesson, in its top bar. */
import type { ReactElement } from 'react';
import type { CourseDetail } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { useAction, useLogin } from '@/ui/shell';

interface CollectProps {
  course: CourseDetail;
  onChange: (course: CourseDetail) => void;
}

export function Collect({ course, onChange }: CollectProps): ReactElement {
  const { feedback } = useStores();
  const guard = useLogin();
  const { card, collected } = course;
  const collect = useAction(async () => {
    const { on } = await call('collect.create', { kind: 'course', targetId: card.id, on: !collected });
    onChange({ ...course, collected: on });
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });
  return (
    <IconButton
      icon="heart"
      label={collected ? '取消收藏' : '收藏'}
      on={collected}
      onPress={() => guard(() => void collect.run())}
    />
  );
}
