import Yams

enum ConfigurationTree {
    /// Returns the settings with one changed, or removed together with groups left empty; nil if nothing changes.
    static func changed(_ node: Node, _ path: [String], _ yaml: String?) throws(ConfigurationFileProblem) -> Node? {
        guard let name = path.first else { return yaml.flatMap { (try? Yams.compose(yaml: "v: \($0)"))?["v"] } }
        guard var pairs = pairs(of: node) else {
            throw .unreadable(ConfigurationProblem(at: ConfigurationPlace(node), .noGroup(name)))
        }
        let place = pairs.firstIndex { $0.0.string == name }
        let rest = Array(path.dropFirst())
        if yaml == nil {
            guard let place else { return nil }
            let inner = rest.isEmpty ? nil : try changed(pairs[place].1, rest, nil)
            if !rest.isEmpty, inner == nil { return nil }
            if let inner, self.pairs(of: inner)?.isEmpty == false {
                pairs[place].1 = inner
            } else {
                pairs.remove(at: place)
            }
            return Node(pairs)
        }
        let old = place.map { pairs[$0].1 } ?? Node([] as [(Node, Node)])
        guard let inner = try changed(old, rest, yaml) else { return nil }
        if let place {
            if pairs[place].1 == inner { return nil }
            pairs[place].1 = inner
        } else {
            pairs.append((Node(name), inner))
        }
        return Node(pairs)
    }

    /// An empty group is written as an empty value.
    static func pairs(of node: Node) -> [(Node, Node)]? {
        switch node {
        case .mapping(let mapping): mapping.map { ($0.key, $0.value) }
        case .scalar(let scalar): ConfigurationValue.isNull(scalar) ? [] : nil
        default: nil
        }
    }
}
