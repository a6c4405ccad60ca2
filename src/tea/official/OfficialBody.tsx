/** The certificates, the sales channels, the check of a staff number and the companies behind 叶间. */
import { Text, View } from '@tarojs/components';
import type { OfficialView } from '@/contract';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { Section, SectionStrip } from '../maker/Section';
import { StaffCheck } from './StaffCheck';
import styles from './OfficialBody.module.scss';

export function OfficialBody({ view }: { view: OfficialView }) {
  const urls = view.certs.map(({ image }) => image);
  return (
    <View className={styles.body}>
      {view.notice && <Text className={styles.notice}>{view.notice}</Text>}
      {view.certs.length > 0 && (
        <Section title="资质" note="点开看大图">
          <SectionStrip>
            <Stack row gap={12}>
              {view.certs.map(({ title, image, no }, index) => (
                <Pressable
                  key={title}
                  className={styles.cert}
                  role="link"
                  label={`${title}，${no}`}
                  onPress={() => go('/shop/pages/imgshow', { urls, index })}
                >
                  <Picture className={styles.paper} src={image} w={375} ratio={1.333} alt="" />
                  <Words size="sub" className={styles.name}>
                    {title}
                  </Words>
                  <Words size="caption" tone="muted" lines={1}>
                    {no}
                  </Words>
                </Pressable>
              ))}
            </Stack>
          </SectionStrip>
        </Section>
      )}
      <Section title="只在这些地方买">
        <Cells>
          {view.channels.map(({ key, label, value }) => (
            <Cell key={key} label={label} note={value} />
          ))}
        </Cells>
      </Section>
      <StaffCheck />
      <Section title="我们是谁">
        <Cells>
          {view.companies.map(({ key, label, value }) => (
            <Cell key={key} label={label} note={value} />
          ))}
        </Cells>
      </Section>
    </View>
  );
}
