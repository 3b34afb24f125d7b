import Terminal
import Testing

@MainActor
struct EventQueueTests {
    private final class Program: TerminalProgram {
        let isBusy = false
        var isSettled = true
        var frames = 0
        var onRender: () -> Void = {}

        func start(in host: any TerminalHost) {}
        func handle(_ event: InputEvent) {}
        func didPaintFirstFrame() {}
        func didAnswer() {}
        func stopWaiting() {}
        func willTerminate() {}
        func isReady(for event: InputEvent) -> Bool { isSettled }
        func dependsOnLayout(_ event: InputEvent) -> Bool { event != .key(.character("a")) }

        func render(size: Size) -> Canvas {
            frames += 1
            onRender()
            return Canvas(size: size)
        }
    }

    private let program = Program()
    private let queue = EventQueue()

    private func next() -> InputEvent? { queue.next(for: program, size: Size(width: 80, height: 24)) }

    private func append(_ keys: Key...) {
        for key in keys { queue.append(.key(key)) }
    }

    @Test func `an event waits until the program is ready and keeps its place`() {
        append(.character("x"), .character("y"))
        program.isSettled = false
        #expect(next() == nil)
        program.isSettled = true
        #expect(next() == .key(.character("x")))
        #expect(next() == .key(.character("y")))
        #expect(next() == nil)
        #expect(queue.isEmpty)
    }

    @Test func `an event that depends on the layout gets a frame, once per change`() {
        append(.character("a"), .character("x"), .character("y"))
        #expect(next() == .key(.character("a")))
        #expect(program.frames == 0)
        #expect(next() == .key(.character("x")))
        #expect(next() == .key(.character("y")))
        #expect(program.frames == 1)
        queue.setNeedsLayout()
        append(.character("z"))
        #expect(next() == .key(.character("z")))
        #expect(program.frames == 2)
    }

    @Test func `an event waits for work that a frame requests`() {
        append(.character("x"))
        program.onRender = { [program, queue] in
            if program.frames == 1 {
                program.isSettled = false
                queue.setNeedsLayout()
            }
        }
        #expect(next() == nil)
        program.isSettled = true
        #expect(next() == .key(.character("x")))
        #expect(program.frames == 2)
    }

    @Test func `returned events come before later ones`() {
        append(.character("z"))
        queue.prepend([.key(.character("x")), .paste("y")])
        #expect(next() == .key(.character("x")))
        #expect(next() == .paste("y"))
        #expect(next() == .key(.character("z")))
    }
}
