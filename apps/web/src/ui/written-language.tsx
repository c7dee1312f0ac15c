import { type Language, languages } from '@jalon/domain/core/languages';
import { useEffect } from 'react';
import { ChoiceSwitch } from './choice-switch.tsx';

type Props = {
  label: string;
  names: Record<Language, string>;
  value: Language;
  /** What is wrong in each. */
  errors: Record<Language, string | undefined>;
  onPick: (language: Language) => void;
};

/** Which language of a text is being written. A refusal is told at its field: of the two, the one that has it is shown. */
export function WrittenLanguage({ label, names, value, errors: { fr, en }, onPick }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another refusal changes what is shown
  useEffect(() => {
    if (fr || en) onPick(fr ? 'fr' : 'en');
  }, [fr, en]);
  return <ChoiceSwitch {...{ label, value, onPick }} options={languages.map((one) => ({ value: one, label: names[one] }))} />;
}
