/** 学成证书: who has finished what, when, and its number (rule 41.6); until then what is missing. Anybody checks it by its code. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { CourseDetail } from '@/contract';
import { APP_NAME } from '@/core/lib/app';
import { dayOf } from '@/core/lib/day';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { QrCode } from '@/ui/kit/QrCode';
import { Section } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import { certificateLines } from './certificateText';
import { doneOf, rowsOf } from './rows';
import styles from './certificate.module.scss';

interface CertificateProps {
  course: CourseDetail;
  /** Where its code leads; undefined while it is not known. */
  link: string | undefined;
  /** Without a heading of its own: it stands under one. */
  bare?: boolean;
}

export const Certificate = observer(function Certificate({ course, link, bare }: CertificateProps): ReactElement {
  const { session } = useStores();
  const { card, certificateNo, certificateAt } = course;
  const name = session.member?.nickname ?? '';
  const rows = rowsOf(course);
  if (certificateNo === undefined)
    return (
      <Section title="结课证书" extra={<Note>{`还差 ${rows.length - doneOf(rows)} 节`}</Note>}>
        <View className={styles.paper}>
          <View className={styles.frame}>
            <Text className={styles.title}>学成证书</Text>
            <Text className={styles.line}>{`${name}　${card.title}`}</Text>
            <Text className={styles.blank}>待落印</Text>
            <Note>{`学完 ${rows.length} 节，编号自动生成`}</Note>
          </View>
        </View>
      </Section>
    );
  const paper = <Paper {...{ course, link, name }} no={certificateNo} day={dayOf(certificateAt ?? 0)} />;
  return bare ? <View className={styles.bare}>{paper}</View> : <Section title="结课证书">{paper}</Section>;
});

interface PaperProps extends CertificateProps {
  name: string;
  no: string;
  day: string;
}
const Paper = ({ course: { card }, link, name, no, day }: PaperProps): ReactElement => (
  <View className={styles.paper}>
    <View className={styles.frame}>
      <Text className={styles.title} {...aria({ role: 'heading', level: 3 })}>
        学成证书
      </Text>
      <Text className={styles.name}>{name}</Text>
      {certificateLines(card.title, day).map((line) => (
        <Text key={line} className={styles.line}>
          {line}
        </Text>
      ))}
      <Text className={styles.no}>{no}</Text>
      <View className={styles.foot}>
        {link ? (
          <QrCode className={styles.code} text={link} size={88} label={`证书 ${no} 的二维码，扫码核验`} />
        ) : (
          <View className={styles.code} />
        )}
        <Text className={styles.seal} aria-hidden="true">
          {APP_NAME}
        </Text>
      </View>
    </View>
  </View>
);
