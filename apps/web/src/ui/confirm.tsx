import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { later } from './later.tsx';

const ReasonDialog = later(() => import('./reason-dialog.tsx'));

const ConfirmDialog = later(() => import('./confirm-dialog.tsx'));

export type Question = {
  title: string;
  text?: ReactNode;
  /** What the act is called: "Disable", never "OK". */
  confirm: string;
  /** What the way out is called, where "Cancel" could be taken for the act. */
  cancel?: string;
  isDanger?: boolean;
  /** For what cannot be undone: the person types this first. */
  typed?: string;
};
/** A question that is answered with a reason; `max` characters at most, `min` at least. */
export type ReasonQuestion = Omit<Question, 'typed'> & {
  reason: { label: string; hint: string; max: number; min?: number; isOptional?: boolean };
};
export type Answer = boolean | string;
type Ask = (question: Question | ReasonQuestion) => Promise<Answer>;

const ConfirmContext = createContext<Ask | null>(null);

/** `const confirm = useConfirm(); if (await confirm({ … })) …` */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useAsk();
  return useCallback(async (question) => (await ask(question)) !== false, [ask]);
}

/** The reason that was typed, or nothing when the person thought better of it. */
export function useAskReason(): (question: ReasonQuestion) => Promise<string | undefined> {
  const ask = useAsk();
  return useCallback(
    async (question) => {
      const answer = await ask(question);
      return typeof answer === 'string' ? answer : undefined;
    },
    [ask],
  );
}

function useAsk(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('Questions need a ConfirmProvider above them');
  return ask;
}

/** One dialog for everything below it. While a question stands, another is answered no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | ReasonQuestion>();
  const [asked, setAsked] = useState(0);
  const standing = useRef<(answer: Answer) => void>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback<Ask>(
    (wanted) =>
      new Promise((answer) => {
        if (standing.current) return answer(false);
        standing.current = answer;
        setQuestion(wanted);
        setAsked((count) => count + 1);
        setOpen(true);
      }),
    [],
  );
  const close = (answer: Answer) => {
    standing.current?.(answer);
    setOpen(false);
    // The Escape that closes the dialog also reaches whatever is open below it, which must not ask at once again.
    setTimeout(() => {
      standing.current = null;
    });
  };
  // The screen that asked is gone, and with it what an answer would act on.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another screen ends a question
  useEffect(() => {
    if (standing.current) close(false);
  }, [pathname]);
  const dialog = { isOpen, onAnswer: close, onClosed: () => setQuestion(undefined) };
  return (
    <ConfirmContext value={ask}>
      {children}
      {/* A new one each time: a dialog that waits, or is still leaving, would take the very Escape that asks again for its own. */}
      {question &&
        ('reason' in question ? (
          <ReasonDialog key={asked} question={question} {...dialog} />
        ) : (
          <ConfirmDialog key={asked} question={question} {...dialog} />
        ))}
    </ConfirmContext>
  );
}
