/// The dependencies between the targets of the manifest, parsed from its text.
struct ManifestGraph {
    private let edges: [String: Set<String>]

    init(_ manifest: String) {
        var edges: [String: Set<String>] = [:]
        let starts = manifest.ranges(of: /\.(?:executableTarget|target|systemLibrary)\(\s*name: "/)
        for (place, start) in starts.enumerated() {
            let end = place + 1 < starts.count ? starts[place + 1].lowerBound : manifest.endIndex
            let text = manifest[start.upperBound..<end]
            let name = String(text.prefix { $0 != "\"" })
            var names: Set<String> = []
            // The list of dependencies ends where the settings begin.
            let list = text.firstRange(of: "dependencies:").map { text[$0.upperBound...] } ?? ""
            let body = list.firstRange(of: "swiftSettings").map { list[..<$0.lowerBound] } ?? list
            for match in body.matches(of: /"([^"]+)"/) { names.insert(String(match.1)) }
            if body.contains("featureDependencies") { names.formUnion(Self.features(manifest)) }
            edges[name, default: []].formUnion(names)
        }
        for feature in Self.features(manifest) {
            edges[feature] = ["Domain", "FeatureKit", "Navigation", "Reactive", "Terminal"]
        }
        self.edges = edges
    }

    /// Returns all direct and indirect dependencies of a target.
    func reached(from target: String) -> Set<String> {
        var reached: Set<String> = []
        var waiting = [target]
        while let next = waiting.popLast() {
            for name in edges[next] ?? [] where reached.insert(name).inserted { waiting.append(name) }
        }
        return reached
    }

    private static func features(_ manifest: String) -> Set<String> {
        guard let start = manifest.firstRange(of: "let features = ["),
            let end = manifest[start.upperBound...].firstIndex(of: "]")
        else { return [] }
        return Set(manifest[start.upperBound..<end].matches(of: /"([^"]+)"/).map { String($0.1) })
    }
}
