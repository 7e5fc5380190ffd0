/* A bare scan: runs libyaml over a file and throws the events away. Prints the best of several runs, in seconds.
 *
 *   cc -O2 scripts/bench/scan.c -lyaml -o scan && ./scan tips.yaml
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <yaml.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static long scan(const unsigned char *text, size_t size) {
  yaml_parser_t parser;
  yaml_event_t event;
  long count = 0;
  int done = 0;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, text, size);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) exit(1);
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    count++;
  }
  yaml_parser_delete(&parser);
  return count;
}

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (!file) return 2;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  unsigned char *text = malloc(size + 1);
  if (!text || fread(text, 1, size, file) != size) return 2;
  double best = 1e9;
  long count = 0;
  for (int run = 0; run < 20; run++) {
    double start = now();
    count = scan(text, size);
    double taken = now() - start;
    if (taken < best) best = taken;
  }
  printf("%ld events, %zu bytes, %.3f s\n", count, size, best);
  return 0;
}
