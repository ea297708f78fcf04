export declare const PROGRAMS: Readonly<Record<string, string>>;
export declare const EXTERNAL: readonly string[];
