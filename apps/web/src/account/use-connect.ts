import type { SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import { useState } from 'react';
import { leaveFor } from '../sessions/providers.ts';
import { useToast } from '../ui/toast.tsx';

/** Connecting leaves for the provider, which leads back here. */
export function useConnect() {
  const toast = useToast();
  const [leavingFor, setLeavingFor] = useState<string>();

  const connect = async ({ name }: SignInProvider) => {
    setLeavingFor(name);
    try {
      await leaveFor(name, { purpose: 'link' });
    } catch (error) {
      toast.failed(error);
    } finally {
      setLeavingFor(undefined);
    }
  };
  return { connect, leavingFor };
}
