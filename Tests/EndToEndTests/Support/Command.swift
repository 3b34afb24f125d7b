import Foundation

/// Runs programs without a terminal to their end.
enum Command {
    /// Runs a command and captures its output. Standard input is `input`, or empty.
    static func run(
        _ command: [String], environment: [String: String] = TestEnvironment.base, input: String? = nil,
        seconds: Double = 2 * Deadline.usual
    ) throws -> CommandResult {
        let output = try Pipe()
        let errors = try Pipe()
        var files: [Child.File] = [.copy(output.writeEnd, as: 1), .copy(errors.writeEnd, as: 2)]
        let source = try input.map { _ in try Pipe() }
        files.append(source.map { .copy($0.readEnd, as: 0) } ?? .path("/dev/null", as: 0, flags: O_RDONLY))
        let child = try Child(
            command, environment: environment, files: files, leadsSession: true)
        output.closeWriteEnd()
        errors.closeWriteEnd()
        if let source, let input {
            source.closeReadEnd()
            source.write(Array(input.utf8))
            source.closeWriteEnd()
        }
        let deadline = Deadline(seconds: seconds)
        var taken = (output: [UInt8](), errors: [UInt8]())
        while !(output.isEnded && errors.isEnded), !deadline.isOver {
            output.read(into: &taken.output, milliseconds: errors.isEnded ? deadline.milliseconds() : 5)
            errors.read(into: &taken.errors, milliseconds: output.isEnded ? deadline.milliseconds() : 0)
        }
        let status = child.wait(seconds: deadline.isOver ? 0 : Deadline.usual)
        return CommandResult(
            status: status, outputBytes: taken.output, errors: String(decoding: taken.errors, as: UTF8.self))
    }
}
