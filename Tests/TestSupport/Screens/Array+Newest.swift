extension Array {
    /// Returns the newest associated value of a type among these enum cases, such as the actions that a coordinator
    /// gave to its last page.
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
