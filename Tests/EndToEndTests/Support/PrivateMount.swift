import Foundation

/// Commands that run the program with its data folder on a separate file system, in a mount namespace that ends with it
/// (Linux).
enum PrivateMount {
    private static let namespace = getuid() == 0 ? ["unshare", "--mount"] : ["unshare", "--mount", "--map-root-user"]

    /// Whether this machine permits mounting.
    static let isPermitted: Bool = {
        let command = namespace + ["sh", "-c", "mount -t tmpfs -o size=64k none /mnt"]
        return (try? Command.run(command))?.status == .exited(0)
    }()

    /// Runs the program on a copy of the data on a full disk.
    static func full(_ workspace: Workspace, _ arguments: [String] = []) -> [String] {
        let script = """
            folder=$0; mkdir -p "$folder" "$folder.full" && mount -t tmpfs -o size=16m none "$folder.full" &&
            cp -a "$folder/." "$folder.full/" && { cat /dev/zero > "$folder.full/filler" 2>/dev/null;
            mount --bind "$folder.full" "$folder" && exec "$@"; }
            """
        return namespace + ["sh", "-c", script, workspace.data] + workspace.command(arguments)
    }

    /// Runs the program on the workspace's data, mounted read-only.
    static func readOnly(_ workspace: Workspace, _ arguments: [String] = []) -> [String] {
        let script = """
            mkdir -p "$0" && mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"
            """
        return namespace + ["sh", "-c", script, workspace.data] + workspace.command(arguments)
    }
}
