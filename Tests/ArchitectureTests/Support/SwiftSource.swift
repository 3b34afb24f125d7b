import Foundation

/// A Swift file, separated into code and string literals.
struct SwiftSource: Sendable {
    /// Relative to the root of the repository.
    let path: String
    /// The file with blanks for comments and string contents, so that offsets stay valid.
    let code: String
    /// In the order of their ends.
    let literals: [StringLiteral]
    /// The names of the imported modules.
    let imports: [String]

    init(path: String) {
        self.init(path: path, text: Repository.text(of: path))
    }

    init(path: String, text: String) {
        var scanner = SwiftScanner(Array(text.utf8))
        scanner.scan()
        self.path = path
        code = String(decoding: scanner.code, as: UTF8.self)
        literals = scanner.literals
        imports = Self.imports(of: code)
    }

    private static func imports(of code: String) -> [String] {
        code.split(separator: "\n").filter { $0.contains("import") }.flatMap { line in
            line.matches(
                of:
                    /^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|func|var|let|typealias|protocol)\s+)?(\w+)/
            )
            .map { String($0.1) }
        }
    }

    /// Returns the line number of a byte offset, from 1.
    func line(of offset: Int) -> Int {
        code.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
}
