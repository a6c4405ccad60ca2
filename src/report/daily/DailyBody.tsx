/** The groups of the form, what came of the week, and the way out. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DailyForm } from '@/contract';
import { formatTime, listTime } from '@/core/lib/time';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Photos } from '@/domain/photo/Photos';
import { Card } from '@/ui/kit/Card';
import { Notice } from '@/ui/kit/Notice';
import { TextArea } from '@/ui/kit/TextArea';
import { Note, Title, Words } from '@/ui/kit/Words';
import { FigureField } from './FigureField';
import { idOf, type useDaily } from './useDaily';
import { dayText } from './values';
import { Week } from './Week';
import styles from './daily.module.scss';

interface DailyBodyProps {
  form: DailyForm;
  daily: ReturnType<typeof useDaily>;
  onDay: (date: string) => void;
}

const NOTES: Record<string, string> = { 经营: '框里是系统取的，可改', 服务: '从记录里数的，可改' };

export function DailyBody({ form, daily, onDay }: DailyBodyProps): ReactElement {
  const { values, fault, set, photos, setPhotos, saving } = daily;
  const { report, readOnly, store, date, dueAt, editUntil } = form;
  return (
    <>
      <View className={styles.head}>
        <View className={styles.where}>
          <Title size="head">{store}</Title>
          <Note>
            {report
              ? `${dayText(date)}　${listTime(report.submittedAt ?? 0)} 交${report.late ? '，迟交' : ''}`
              : `${dayText(date)}　${formatTime(dueAt, 'h:m')} 前交`}
          </Note>
        </View>
        {saving.state !== 'none' && !readOnly && (
          <Words size="foot" tone={saving.state === 'offline' ? 'warn' : 'celadon'}>
            {saving.state === 'offline' ? '没有网络，已存在这台手机' : `已自动保存 ${formatTime(saving.at, 'h:m')}`}
          </Words>
        )}
      </View>
      <Week week={form.week} date={date} onDay={onDay} />
      {readOnly && (
        <Notice tone="plain">
          {report ? `${report.by} 交的日报，只能看；数字由店长在报表里更正` : '只能补填最近 7 天'}
        </Notice>
      )}
      {form.groups.map(({ title, fields }) => (
        <Card key={title} place="next" pad="all">
          <View className={styles.title}>
            <Title size="title">{title}</Title>
            <Note>{!readOnly && fields.some(({ prefill }) => prefill !== undefined) ? (NOTES[title] ?? '') : ''}</Note>
          </View>
          {fields.map((field) =>
            field.type === 'text' ? (
              <TextArea
                key={field.key}
                id={idOf(field.key)}
                label={field.label}
                placeholder={field.hint}
                value={values[field.key] ?? ''}
                maxLength={500}
                disabled={readOnly}
                onInput={(text) => set(field.key, text)}
              />
            ) : field.type === 'photos' ? (
              readOnly ? (
                <Photos key={field.key} urls={photos} what="日报照片" />
              ) : (
                <PhotoField key={field.key} label={field.label} value={photos} scene="report" onChange={setPhotos} />
              )
            ) : (
              <FigureField
                key={field.key}
                field={field}
                values={values}
                fault={fault}
                readOnly={readOnly}
                onInput={set}
              />
            ),
          )}
        </Card>
      ))}
      {!readOnly && <Note block className={styles.foot}>{`提交后 ${listTime(editUntil)} 前还能改，改动会留痕。`}</Note>}
    </>
  );
}
