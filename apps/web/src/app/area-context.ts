import { createContext, useContext } from 'react';

/** True below the layout of an area. */
export const AreaContext = createContext(false);
export const useIsInArea = (): boolean => useContext(AreaContext);
