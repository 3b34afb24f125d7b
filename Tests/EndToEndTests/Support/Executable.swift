import Foundation

enum Executable {
    /// The path from `DIMO_EXECUTABLE`, otherwise the program built beside the test bundle.
    static let path: String = {
        if let named = ProcessInfo.processInfo.environment["DIMO_EXECUTABLE"], !named.isEmpty { return named }
        return "\(folderOfBundle)/dimo"
    }()

    private static var folderOfBundle: String {
        // On Linux the first argument is the bundle; on macOS a later one is a path within it.
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        var folder = URL(filePath: bundle).standardizedFileURL
        while folder.pathExtension != "xctest", folder.path.contains(".xctest/") { folder.deleteLastPathComponent() }
        return folder.deletingLastPathComponent().path
    }
}
