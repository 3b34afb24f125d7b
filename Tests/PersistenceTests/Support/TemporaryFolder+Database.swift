import Foundation
import TestSupport

extension TemporaryFolder {
    /// The path of a database two folders down, neither of which exists yet.
    var database: String { "\(path)/share/dimo/dimo.sqlite" }

    func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(path)/share/dimo").sorted()
    }

    func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }

    func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }
}
