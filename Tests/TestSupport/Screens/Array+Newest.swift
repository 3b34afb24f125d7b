extension Array {
    /// What the newest of these enum cases carries of a type: say the actions a coordinator gave to the last page that
    /// takes such actions.
    package func newest<Value>(_ type: Value.Type = Value.self) -> Value? {
        for element in reversed() {
            for payload in Mirror(reflecting: element).children.map(\.value) {
                // Several values of one case are a tuple.
                let parts = [payload] + Mirror(reflecting: payload).children.map(\.value)
                for case let value as Value in parts { return value }
            }
        }
        return nil
    }
}
