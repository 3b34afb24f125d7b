import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct SharedLibrary {
    private let name: String
    private let handle: UnsafeMutableRawPointer

    init(_ name: String, names: [String]) throws(PictureProblem) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw .noLibrary(name: name)
        }
        self.name = name
        self.handle = handle
    }

    /// Looks up a function. The bit cast trusts that its type is that of the header.
    func function<Function>(_ function: String) throws(PictureProblem) -> Function {
        guard let address = dlsym(handle, function) else { throw .noLibrary(name: name) }
        return unsafeBitCast(address, to: Function.self)
    }
}
