export declare const withHosts: (html: string, hosts: { api?: string; proofs?: string }) => string;
