import { expect, test } from 'vitest'
import { formats } from '#scripts/headers/formats.ts'

const headers = { 'x-content-type-options': 'nosniff' }

test('nginx serves each page its document, 404 for what is missing, and every header in each place', () => {
  expect(formats['nginx']?.(headers)).toBe(`location ^~ /assets/ {
    try_files $uri =404;
    add_header x-content-type-options "nosniff" always;
    add_header cache-control "public, max-age=31536000, immutable" always;
}

location ~ "\\.[A-Za-z0-9]{2,5}$" {
    try_files $uri =404;
    add_header x-content-type-options "nosniff" always;
    add_header cache-control "no-cache" always;
}

location ~ "^(/en)?/(dashboard(/products)?|verify-email|reset-password|products/[^/]+(/[^/]+)?)/?$" {
    try_files $uri/index.html /shell.html;
    add_header x-content-type-options "nosniff" always;
    add_header cache-control "no-cache" always;
}

location / {
    try_files $uri/index.html =404;
    error_page 404 /404.html;
    add_header x-content-type-options "nosniff" always;
    add_header cache-control "no-cache" always;
}`)
})

test('Netlify gets the headers for everything, and for assets how long to keep them', () => {
  expect(formats['netlify']?.(headers)).toBe(`/*
  x-content-type-options: nosniff
/assets/*
  cache-control: public, max-age=31536000, immutable`)
})
