#if canImport(Glibc)
    Allocator.useOneArena()
#endif

// A plain start parses its arguments by hand: the argument parser costs more than drawing the first frame.
let arguments = Array(CommandLine.arguments.dropFirst())
if let plain = PlainStart(arguments) {
    FullScreen.run(plain.options, route: plain.route)
} else {
    CommandLineStart.run(arguments)
}
