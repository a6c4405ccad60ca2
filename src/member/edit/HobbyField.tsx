/** 口味: one to eight tags in three groups; they decide what 猜你喜欢 shows. */
import type { ReactElement } from 'react';
import type { HobbyTag } from '@/contract';
import { useStores } from '@/core/stores';
import { Card } from '@/ui/kit/Card';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { HOBBY_GROUPS, MOST_HOBBIES } from './profile';
import styles from './EditForm.module.scss';

interface HobbyFieldProps {
  tags: readonly HobbyTag[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

export function HobbyField({ tags, chosen, onChange }: HobbyFieldProps): ReactElement {
  const { feedback } = useStores();
  const press = (id: string) => {
    if (chosen.includes(id)) return onChange(chosen.filter((one) => one !== id));
    if (chosen.length >= MOST_HOBBIES) return feedback.toast(`最多选 ${MOST_HOBBIES} 个`);
    onChange([...chosen, id]);
  };
  return (
    <Card pad="all" className={styles.hobbies}>
      <Stack row align="baseline" justify="between">
        <Title role="heading" aria-level={2}>
          爱喝什么
        </Title>
        <Note>{`${chosen.length}/${MOST_HOBBIES}`}</Note>
      </Stack>
      {HOBBY_GROUPS.map((group) => (
        <Stack key={group} gap={8}>
          <Note>{group}</Note>
          <ChipGroup label={group}>
            {tags
              .filter((tag) => tag.group === group)
              .map(({ id, label }) => (
                <Chip key={id} role="checkbox" selected={chosen.includes(id)} onPress={() => press(id)}>
                  {label}
                </Chip>
              ))}
          </ChipGroup>
        </Stack>
      ))}
    </Card>
  );
}
